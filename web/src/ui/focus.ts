/** Where the focus goes when the element that has it goes away. */

/**
 * An attachment for a button that its own press, or the end of what it stops, takes off the page: the
 * focus would fall back to the page's beginning. `heirOf` is asked for the element that gets it while
 * the button is still in its place; one that is no control needs `tabindex="-1"`.
 * `options`: how it gets it.
 */
export function leaveFocusTo(
  heirOf: (element: HTMLElement) => HTMLElement | null | undefined,
  options?: FocusOptions,
): (element: HTMLElement) => () => void {
  return (element) => {
    const heir = heirOf(element);
    let focused = false;
    const onfocus = () => (focused = true);
    // Some browsers blur what is removed: for a moment more it counts as focused.
    const onblur = () => queueMicrotask(() => (focused = false));
    element.addEventListener('focus', onfocus);
    element.addEventListener('blur', onblur);
    return () => {
      element.removeEventListener('focus', onfocus);
      element.removeEventListener('blur', onblur);
      if (!focused) return;
      queueMicrotask(() => document.activeElement === document.body && heir?.focus(options));
    };
  };
}

/** To the view that is looked at, which keeps its place: from what lies over the page. */
export const leaveFocusToView = leaveFocusTo(() => document.querySelector('main'), {
  preventScroll: true,
});
