import { FeedbackGrid } from '@/features/admin/feedback/feedback-grid';

export default function AdminFeedbackScreen() {
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-3.5 px-4 pt-6 pb-16 sm:px-6">
      <FeedbackGrid />
    </main>
  );
}
