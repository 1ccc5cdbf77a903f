import { findingsIn } from './check-email';
import { textEmail } from './html-email';
import { NO_SENDER } from './sender';
import { emailFor, SENDING_TOOLS } from './sending-tools';

const EMAIL = {
  text: 'Subject: {{first_name}}, orders --> up\n\nDear {{ first_name }} {{last_name}},\n\nRead the report: {{cta_url}}\n\n{% if vip %}Hi{% endif %}',
  preheader: 'For {{email}}',
  sender: NO_SENDER,
};
const WITH_ADDRESS = {
  ...EMAIL,
  sender: { ...NO_SENDER, address: '12 Main Street', unsubscribeLink: 'https://a.example/out' },
};
const pageFor = (id: string, email = EMAIL) => {
  const tool = SENDING_TOOLS.find((known) => known.id === id);
  if (!tool) throw new Error(id);
  return emailFor(tool, email);
};

test.each([
  ['mailchimp', 'Dear *|FNAME|* *|LNAME|*,', 'For *|EMAIL|*', 'href="*|CTA_URL|*"', 'href="*|UNSUB|*"'],
  [
    'hubspot',
    'Dear {{ contact.firstname }} {{ contact.lastname }},',
    'For {{ contact.email }}',
    'href="{{ contact.cta_url }}"',
    'href="{{ unsubscribe_link }}"',
  ],
  [
    'klaviyo',
    "Dear {{ first_name|default:'' }} {{ last_name|default:'' }},",
    'For {{ email }}',
    `href="{{ person|lookup:'cta_url'|default:'' }}"`,
    'href="{% unsubscribe_link %}"',
  ],
])('%s gets its own tags, in the text and as addresses', (id, ...wanted) => {
  const page = pageFor(id);
  for (const tag of wanted) expect(page).toContain(tag);
  expect(page).toContain('{% if vip %}Hi{% endif %}');
  expect(page).not.toMatch(/\{\{ ?(?:cta_url|last_name) ?\}\}/);
});

test('the address is the brand’s; where it has none, the tool puts the one that it has', () => {
  expect(pageFor('mailchimp')).toContain('*|HTML:LIST_ADDRESS_HTML|*');
  expect(pageFor('klaviyo')).toContain('{{ organization.full_address }}');
  for (const id of ['mailchimp', 'klaviyo']) {
    const page = pageFor(id, WITH_ADDRESS);
    expect(page).toContain('12 Main Street');
    expect(page).not.toMatch(/LIST_ADDRESS|full_address|a\.example\/out/);
  }
});

test('HubSpot gets what it refuses an email without, and a first comment that nothing ends early', () => {
  for (const email of [EMAIL, WITH_ADDRESS]) {
    const page = pageFor('hubspot', email);
    expect(page).toMatch(/^<!--\n {2}templateType: email\n[^>]*label: first name orders up\n-->\n<!doctype html>/i);
    for (const name of ['company_name', 'company_street_address_1', 'company_city', 'company_state'])
      expect(page).toContain(`{{ site_settings.${name} }}`);
  }
});

test('what the tools are given passes the inbox checks', () => {
  for (const { id, unsubscribe } of SENDING_TOOLS) {
    const sender = {
      ...WITH_ADDRESS.sender,
      address: id === 'hubspot' ? '{{ site_settings.company_name }}' : '12 Main Street',
      unsubscribeLink: unsubscribe,
    };
    const findings = findingsIn({
      ...EMAIL,
      text: 'Subject: Up\n\nHello https://a.example',
      sender,
      html: pageFor(id, WITH_ADDRESS),
      plain: textEmail(EMAIL),
    });
    expect(findings).toEqual([]);
  }
});
