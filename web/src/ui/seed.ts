/** Seeds that the page takes go from 0 to this: those of the module. */
export const largestSeed = 4_294_967_295;
/** Those that it draws go to this, so that they are short to tell. */
export const largestDrawnSeed = 999_999;
