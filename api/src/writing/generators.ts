import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { appTypeOf, type GeneratorName, type JobTypes } from '@copydesk/contracts';
import type { App, Job, User } from '@copydesk/database';
import type { ClientHeaders } from '../http/client.decorator';
import { JobSubmission } from '../jobs/job-submission';
import { givenFields } from './describe-inputs';

/** What a generator is asked to write. */
export interface Writing<N extends GeneratorName> {
  name: N;
  app: Pick<App, 'id' | 'name'>;
  payload: JobTypes[N]['payload'];
  /** What was handed in, in words: the first message of the conversation. */
  description: string;
  catalystIds?: number[];
}

/** The one way to begin a draft: a job, its thread and first message, the catalysts that go into it, and an event. */
@Injectable()
export class Generators {
  constructor(private readonly submission: JobSubmission) {}

  start<N extends GeneratorName>(writing: Writing<N>, user: User, client: ClientHeaders): Promise<Job<N>> {
    const { name, app, payload, description, catalystIds = [] } = writing;
    const threadId = randomUUID();
    return this.submission.submit({
      name,
      payload,
      user,
      client,
      before: async (stores) => {
        await stores.threads.insert({ id: threadId, userId: user.id, appId: app.id });
        return { threadId, appId: app.id, catalysts: await stores.catalysts.used(catalystIds) };
      },
      after: (stores, { id: jobId }) =>
        stores.threads.addRequest({ id: randomUUID(), threadId, content: description, jobId }),
      event: {
        actionType: 'generation_initiated',
        metadata: { appType: appTypeOf(app.name), hasFormData: true, formFields: givenFields(payload) },
      },
    });
  }
}
