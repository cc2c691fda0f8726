/** What WebDriver's commands are like in every browser. */

/** The name under which an element's identifier is handed over. */
export const element = 'element-6066-11e4-a52e-4f735466cecf';

export const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** The parameters of "Perform Actions" that press a key and let it go. */
export const keyPress = (value) => ({
  actions: [
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ],
});

/** Selects a box's text, to be typed over: the drivers' own clearing tells the page nothing. */
export const selectText = 'arguments[0].focus(); arguments[0].select()';

/** Asks until the answer is something true, and hands it back. */
export async function untilTrue(ask, what) {
  for (let attempts = 600; attempts > 0; --attempts) {
    const value = await ask();
    if (value) return value;
    await pause(100);
  }
  throw new Error(`never: ${what}`);
}
