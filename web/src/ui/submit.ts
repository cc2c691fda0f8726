/**
 * A form's `onsubmit` that leaves the focus to its button: the field in which Enter was pressed cannot be
 * changed while that goes on which it begins, and would lose it.
 */
export function submitByButton(run: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    event.submitter?.focus();
    void run();
  };
}
