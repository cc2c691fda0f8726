/** The worker of those who only solve. */
import createSolver from '#module/solver.js';
import { serve } from './worker';

serve(createSolver);
