import { parentPort } from 'node:worker_threads';
import { doJob, type Job } from './job';

// The sender waits for each answer before it sends the next job.
parentPort?.on('message', (job: Job) => parentPort?.postMessage(doJob(job)));
