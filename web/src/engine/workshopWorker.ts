/** The worker of those who judge, explain, make or watch as well. */
import createSudominoku from '#module/sudominoku.js';
import { serve } from './worker';

serve(createSudominoku);
