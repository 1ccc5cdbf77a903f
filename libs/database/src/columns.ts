import { ADMIN, WRITING_JOBS } from '@copydesk/contracts';
import { getMetadataArgsStorage } from 'typeorm';

/** What a column is called, from its property: `firstName` -> `first_name`. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns of an entity as a statement names them. `*` would answer otherwise as soon as a newer version adds one. */
export function columnsOf(entity: object, table: string): string {
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  return columns.map(({ propertyName }) => `${table}.${columnName(propertyName)}`).join(', ');
}

/** A time as JSON has it. */
export function iso(expression: string): string {
  return `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** True for a job that writes, or waits to. */
export const IS_WRITING = `status IN ('queued', 'running') AND name IN (${WRITING_JOBS.map((name) => `'${name}'`).join(', ')})`;

/** True for a tool, as `apps`, that is in use and open to a user, as `users`: `isOpenTo` says the same. */
export const IS_OPEN = `apps.is_active AND ((jsonb_typeof(apps.config -> 'roles') = 'array') IS NOT TRUE
  OR apps.config -> 'roles' @> to_jsonb(users.role))`;

/** The name of a tool as it is shown; null where there is none. Needs the tool's row as `apps`. */
export const appName = (id: string) => `CASE WHEN ${id} > 0 THEN coalesce(apps.display_name, 'App ' || ${id}) END`;

/** An event, called `item`, with the field names that are documented. */
export const EVENT = `json_build_object('id', item.id::text, 'action_type', item.action_type, 'username', users.username,
  'user_id', item.user_id, 'app_name', ${appName('item.app_id')}, 'app_id', item.app_id,
  'created_at', ${iso('item.created_at')}, 'session_id', item.session_id, 'metadata', item.metadata) AS event`;

export const EVENT_PARTS = 'LEFT JOIN users ON users.id = item.user_id LEFT JOIN apps ON apps.id = item.app_id';

/** What was filled in for a job, by field: that of a campaign lies in groups. */
const FORM = `
  SELECT field.key, field.value FROM campaigns,
    jsonb_each(to_jsonb(campaigns.request)) AS part,
    jsonb_each(CASE jsonb_typeof(part.value) WHEN 'object' THEN part.value ELSE jsonb_build_object(part.key, part.value) END) AS field
  WHERE jobs.name = 'generate-campaign' AND campaigns.id = jobs.campaign_id
  UNION ALL
  SELECT key, value FROM jsonb_each(CASE WHEN jobs.name <> 'generate' THEN jobs.payload
    ELSE coalesce((SELECT brief -> 'input' FROM threads WHERE id = jobs.thread_id), jobs.payload -> 'input') END)`;

/** A field as it is read: of a list, the texts in it. */
const VALUE = `
  CASE jsonb_typeof(value) WHEN 'array' THEN (SELECT string_agg(coalesce(item ->> 'text', item #>> '{}'), '; ')
                                              FROM jsonb_array_elements(value) AS item)
  ELSE value #>> '{}' END`;

/** The metadata of `event`, with what was filled in for its job. Ids say nothing to who reads it. */
export const WITH_FORM = `
  CASE WHEN jobs.payload IS NULL THEN event.metadata
  ELSE coalesce(event.metadata, '{}') || coalesce(
    (SELECT jsonb_build_object('formData', jsonb_object_agg(key, left(value, ${ADMIN.formValueMax})))
     FROM (SELECT key, ${VALUE} AS value FROM (${FORM}) AS form
           WHERE key NOT IN ('documentId', 'catalystIds', 'messageId', 'threadId', 'brandId', 'offerId')) AS filled
     WHERE value <> '' HAVING count(*) > 0),
    CASE WHEN jobs.is_emptied THEN '{"formData": {"input": "No longer kept"}}' ELSE '{}' END::jsonb) END`;
