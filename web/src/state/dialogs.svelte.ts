/** Which of the page's dialogs is open. The frame loads it when it is first wanted. */
export type DialogName = 'settings';

class Dialogs {
  open = $state<DialogName | null>(null);
}

export const dialogs = new Dialogs();
