// A thread that takes part in what the neural kernel computes.
import { workerData } from 'node:worker_threads';
import { serve, type WorkerInput } from './team.ts';

serve(workerData as WorkerInput);
