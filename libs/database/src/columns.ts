import { ADMIN } from '@copydesk/contracts';

/** A time as JSON has it. */
export function iso(expression: string): string {
  return `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The name of a tool as it is shown; null where there is none. Needs the tool's row as `apps`. */
export const appName = (id: string) => `CASE WHEN ${id} > 0 THEN coalesce(apps.display_name, 'App ' || ${id}) END`;

/** The metadata of `event`, with what was filled in for its job. */
export const WITH_FORM = `
  CASE WHEN jobs.payload IS NULL OR jobs.payload = '{}' THEN event.metadata
  ELSE coalesce(event.metadata, '{}') || jsonb_build_object('formData',
    (SELECT jsonb_object_agg(key, left(value, ${ADMIN.formValueMax})) FROM jsonb_each_text(CASE WHEN jobs.name = 'generate' THEN jobs.payload -> 'input' ELSE jobs.payload END)
     WHERE value <> '')) END`;
