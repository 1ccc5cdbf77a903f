import { HOTLIST, LIMITS, type GenerationResponse } from '@copydesk/contracts';
import { titleOf, withSubject } from '@copydesk/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { announce, toastFailure } from '@/ui/toast/toast-store';

interface ForDraft {
  /** The email that the lines were written for, as it was pasted. */
  draft: string;
  subject: string;
}

interface ForSaved {
  generation: GenerationResponse;
  subject: string;
}

/** Puts a subject line over an email, and opens that where emails are worked on. Who has left stays where they are. */
export function useSubject() {
  const navigate = useNavigate();
  const [submission] = useState(() => new Submission());
  const open = (threadId: string, words: { title: string; description: string }) => {
    announce(words);
    void navigate(`${HOTLIST.route}?thread=${threadId}`);
  };
  const onError = (error: Error) => toastFailure('The subject was not used', refusalOf(error, 'Please try again.'));
  const draft = useMutation({
    mutationFn: async ({ draft, subject }: ForDraft) => {
      const content = withSubject(draft, subject);
      const email = { title: titleOf(content, LIMITS.titleMax), content, appId: HOTLIST.id };
      const { id } = await submission.send(email, (body, once) => http.post('/api/generations', { body, once }));
      return http.post('/api/generations/:id/thread', { params: { id } });
    },
    onError,
  });
  const saved = useMutation({
    mutationFn: async ({ generation: { id, content }, subject }: ForSaved) => {
      const opened = await http.post('/api/generations/:id/thread', { params: { id } });
      const body = { content: withSubject(content, subject) };
      await http.post('/api/threads/:id/versions', { params: { id: opened.threadId }, body });
      return opened;
    },
    onError,
  });
  return {
    isPending: draft.isPending || saved.isPending,
    inDraft: (asked: ForDraft) =>
      draft.mutate(asked, {
        onSuccess: ({ threadId }) => open(threadId, { title: 'Email saved', description: asked.subject }),
      }),
    inSaved: (asked: ForSaved) =>
      saved.mutate(asked, {
        onSuccess: ({ threadId }) => open(threadId, { title: 'Subject changed', description: asked.subject }),
      }),
  };
}
