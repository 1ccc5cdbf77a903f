import type { ReportFeedbackRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function reportFeedback(request: ReportFeedbackRequest): Promise<{ message: string }> {
  return http.post('/api/report-feedback', { body: request });
}
