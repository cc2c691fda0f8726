/** Puts a text into the clipboard, the older way where the newer is not allowed; false: neither is. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    const box = document.createElement('textarea');
    box.value = text;
    // Within view: or the page would scroll to it.
    box.style.position = 'fixed';
    box.style.opacity = '0';
    // Behind an open dialog nothing can be selected.
    (focused?.closest('dialog') ?? document.body).append(box);
    box.select();
    const copied = document.execCommand('copy');
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return copied;
  }
}

/** The same; where neither is allowed, the field that shows the text is left selected. */
export async function copyFrom(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): Promise<boolean> {
  const copied = await copyText(text);
  if (!copied) {
    field.focus();
    field.select();
  }
  return copied;
}
