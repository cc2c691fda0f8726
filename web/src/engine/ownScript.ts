/**
 * Addresses of scripts, in the form that the page's policy wants: with Trusted Types a worker starts
 * from nothing else. Only files of this origin get one.
 */
interface Rules {
  createScriptURL(url: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
};

/** The policy's name stands in web/vite.config.ts. */
const policy = trustedTypes?.createPolicy('sudominoku', { createScriptURL: checked });

/** Throws where the address leads elsewhere. */
export function ownScript(url: string): string {
  return policy?.createScriptURL(url) ?? checked(url);
}

function checked(url: string): string {
  if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError(url);
  return url;
}
