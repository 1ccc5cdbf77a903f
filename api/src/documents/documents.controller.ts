import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  DOCUMENT_NOT_FOUND,
  KeepDocumentRequest,
  PageQuery,
  ReadPageRequest,
  SummarizeFileRequest,
  type DocumentContentResponse,
  type DocumentResponse,
  type DocumentSummary,
  type JobAccepted,
  type KeptDocument,
  type ReadPageResponse,
  type SummarizeFileResponse,
} from '@copydesk/contracts';
import { Database, type Document, type User } from '@copydesk/database';
import type { Request, Response } from 'express';
import { Access } from '../http/access.decorator';
import { TakesDocument } from '../http/body.guard';
import { CurrentUser } from '../http/current-user.decorator';
import { Heavy } from '../http/heavy.guard';
import { Pages } from '../http/pages';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { Documents, useDocument } from './documents';

@Controller('api')
@Access('user')
export class DocumentsController {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly pages: Pages,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Keeps the whole text of a document; the same text is kept once. */
  @Post('documents')
  @TakesDocument()
  @HttpCode(200)
  async keep(@Body() body: KeepDocumentRequest, @CurrentUser() user: User): Promise<KeptDocument> {
    const { id: documentId, pages, characters } = await this.documents.keep(body, user);
    return { documentId, pages, characters };
  }

  /** What was kept, page by page, the document that was used last first. */
  @Get('documents')
  async list(
    @Query() query: PageQuery,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<DocumentSummary[]> {
    const { documents } = this.database;
    const found = await this.pages.answer(request, 'documents', query, (page) => documents.list(user.id, page));
    return found.map(presentDocument);
  }

  @Get('documents/:id')
  @Heavy()
  async get(@Param('id') id: string, @CurrentUser() user: User, @Req() request: Request): Promise<DocumentResponse> {
    const document = await this.documents.read(id, user, request);
    return { ...presentDocument(document), text: document.text };
  }

  /** The text with its paragraphs, tables and tags. */
  @Get('documents/:id/content')
  @Heavy()
  content(
    @Param('id') id: string,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<DocumentContentResponse> {
    return this.documents.content(id, user, request);
  }

  /** The text as a file. */
  @Get('documents/:id/text')
  @Heavy()
  async download(
    @Param('id') id: string,
    @CurrentUser() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { name, text } = await this.documents.read(id, user, request);
    response
      .attachment(`${name.replace(/\.(pdf|docx|txt|md|html?|eml|vtt|srt)$/i, '')}.txt`)
      .type('text/plain; charset=utf-8');
    return text;
  }

  /** Deletes a document. What was written with it stays. */
  @Delete('documents/:id')
  @HttpCode(204)
  async delete(@Param('id') id: string, @CurrentUser() user: User): Promise<void> {
    const document = await this.documents.find(id, user);
    if (!(await this.database.documents.delete(document.id, user.id))) throw new NotFoundException(DOCUMENT_NOT_FOUND);
  }

  /** Fetches a page by its address and keeps its article as a document. */
  @MakesJob('read-page')
  async readPage(
    @Body() { url }: ReadPageRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<ReadPageResponse | JobAccepted> {
    const job = await this.submission.submit({ name: 'read-page', payload: { url }, user, client });
    return this.answer.give(request, job, (page) => page);
  }

  @MakesJob('summarize-file')
  async summarize(
    @Body() { content, documentId }: SummarizeFileRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<SummarizeFileResponse | JobAccepted> {
    const job = await this.submission.submit({
      name: 'summarize-file',
      payload: { content, documentId },
      user,
      client,
      before: async (stores) => {
        await useDocument(stores, documentId, user);
        return null;
      },
    });
    return this.answer.give(request, job, ({ summary }) => ({ summary }));
  }
}

function presentDocument(document: Document): DocumentSummary {
  const { id, name, pages, characters, origin, hasBrokenTags, createdAt, usedAt } = document;
  const times = { createdAt: createdAt.toISOString(), usedAt: usedAt.toISOString() };
  return { id, name, pages, characters, origin, hasBrokenTags, ...times };
}
