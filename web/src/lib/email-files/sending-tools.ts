import { htmlEmail, type SentEmail } from './html-email';
import { mapTags, type MergeTag } from './merge-tags';
import { readDraft } from '@copydesk/text';

/** A tool that emails are sent with, as it wants to be given one. */
export interface SendingTool {
  id: 'mailchimp' | 'hubspot' | 'klaviyo';
  name: string;
  /** Where the file goes, for who has it. */
  hint: string;
  /** Its own tags for fields that every tool has. */
  fields: Record<string, string>;
  /** Its tag for a field that somebody made: contacts without one get nothing there. */
  customField: (name: string) => string;
  unsubscribe: string;
  /** What it puts for the sender's postal address; `always` where it takes no email without. */
  address: { tags: string; use: 'always' | 'where there is none' };
  /** Stands before the page. */
  head?: (label: string) => string;
}

/**
 * What their own documentation says:
 * - Mailchimp imports a page under Templates, Create Template, Code your own, Import HTML ('Create a Custom Template'). An
 *   email needs `*|UNSUB|*`, or gets a second footer, and a postal address; `*|HTML:LIST_ADDRESS_HTML|*` is the one of the
 *   audience (mailchimp.com/help/about-campaign-footers). Fields are `*|FNAME|*`, `*|LNAME|*`, `*|EMAIL|*`, and those that
 *   one makes in capitals, digits and `_`. Subject and preview text are set in the campaign, not by the file.
 * - HubSpot takes coded templates as files of HTML and HubL whose first comment names their type
 *   (developers.hubspot.com/docs/cms/start-building/building-blocks/templates/html-hubl-templates), and none for emails
 *   without company name, street, city, state and a link to unsubscribe
 *   (knowledge.hubspot.com/articles/kcs_article/email/what-information-is-required-in-the-can-spam-footer; the variables:
 *   developers.hubspot.com/docs/cms/reference/hubl/variables). Fields are properties of `contact`.
 * - Klaviyo documents no import of a file: a template of its editor type CODE is made by pasting its HTML, or by a call
 *   with `name`, `editor_type`, `html` and `text` (developers.klaviyo.com/en/reference/create_template). So the file is
 *   what is pasted. `{% unsubscribe_link %}` is the address alone, for an `href`
 *   (help.klaviyo.com/hc/en-us/articles/115005078267); without such a tag it adds a link of its own. Fields are Django's:
 *   `{{ first_name|default:'' }}`, and those that one makes `{{ person|lookup:'name'|default:'' }}`.
 */
export const SENDING_TOOLS: readonly SendingTool[] = [
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    hint: 'In Mailchimp: Templates, Create Template, Code your own, Import HTML.',
    fields: { first_name: '*|FNAME|*', last_name: '*|LNAME|*', email: '*|EMAIL|*' },
    customField: (name) => `*|${name.toUpperCase()}|*`,
    unsubscribe: '*|UNSUB|*',
    address: { tags: '*|HTML:LIST_ADDRESS_HTML|*', use: 'where there is none' },
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    hint: 'In HubSpot: Design Manager, upload the file, then choose it as the template of an email.',
    fields: {
      first_name: '{{ contact.firstname }}',
      last_name: '{{ contact.lastname }}',
      email: '{{ contact.email }}',
    },
    customField: (name) => `{{ contact.${name} }}`,
    unsubscribe: '{{ unsubscribe_link }}',
    address: {
      tags: '{{ site_settings.company_name }}\n{{ site_settings.company_street_address_1 }}, {{ site_settings.company_city }}, {{ site_settings.company_state }}',
      use: 'always',
    },
    head: (label) => `<!--\n  templateType: email\n  isAvailableForNewContent: true\n  label: ${label}\n-->\n`,
  },
  {
    id: 'klaviyo',
    name: 'Klaviyo',
    hint: 'In Klaviyo: Templates, Create, HTML; paste what the file holds.',
    fields: {
      first_name: "{{ first_name|default:'' }}",
      last_name: "{{ last_name|default:'' }}",
      email: '{{ email }}',
    },
    customField: (name) => `{{ person|lookup:'${name}'|default:'' }}`,
    unsubscribe: '{% unsubscribe_link %}',
    address: { tags: '{{ organization.full_address }}', use: 'where there is none' },
  },
];

/** The page that a tool is given: its own tags, and the footer that it asks for. */
export function emailFor(tool: SendingTool, { text, preheader, sender }: SentEmail): string {
  const write = (tag: MergeTag) => tagFor(tool, tag);
  const { tags, use } = tool.address;
  const page = htmlEmail({
    text: mapTags(text, write),
    preheader: preheader && mapTags(preheader, write),
    sender: {
      ...sender,
      address: use === 'always' || sender.address.trim() === '' ? tags : mapTags(sender.address, write),
      unsubscribeLink: tool.unsubscribe,
    },
  });
  // No word of a subject ends the comment.
  const label = (readDraft(text).subject ?? 'Email').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return (tool.head?.(label) ?? '') + page;
}

/** A tag as a tool writes it. One that is written in the language of a tool stays as it is. */
function tagFor(tool: SendingTool, { name, text }: MergeTag): string {
  if (name === null) return text;
  if (name === 'unsubscribe_url') return tool.unsubscribe;
  return tool.fields[name] ?? tool.customField(name);
}
