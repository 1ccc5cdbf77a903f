/** Everything that administrators see of the jobs lies under this key. */
export const JOB_DESK_KEY = ['job-desk'];
export const QUEUES_KEY = [...JOB_DESK_KEY, 'queues'];
export const JOBS_KEY = [...JOB_DESK_KEY, 'jobs'];

export const LOOK_AGAIN_MS = 5_000;
