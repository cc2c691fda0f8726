/** Seeds that the page draws and takes go from 0 to this. */
export const largestSeed = 999_999;
