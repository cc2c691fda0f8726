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
