import { IsOptional, Matches } from 'class-validator';

/** What any list that is read page by page may be asked, as it stands in the address. */
export class PageQuery {
  /** How many rows: 1 to 500. */
  @IsOptional()
  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/, { message: 'limit must be a whole number from 1 to 500.' })
  limit?: string;

  /** Stands in the address of the next page. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{1,2000}$/, { message: 'This page of the list does not exist. Start from the first page.' })
  cursor?: string;
}
