import { http } from '../http';

export const getJob = (id: string) => http.get('/api/jobs/:id', { params: { id } });

export const cancelJob = (id: string) => http.post('/api/jobs/:id/cancel', { params: { id } });

/** A new attempt of a job that failed. */
export const retryJob = (id: string) => http.post('/api/jobs/:id/retry', { params: { id } });
