/**
 * Runs in the page of a filing: all numeric tags that a reader can see, with their contexts and units.
 * It stands by itself, since a browser gets it as text.
 */
export function readTags() {
  /** @param {Element} root @param {string} name */
  const all = (root, name) => [...root.getElementsByTagNameNS('*', name)];
  /** @param {Element} root @param {string} name */
  const textIn = (root, name) => all(root, name)[0]?.textContent?.trim() ?? '';
  const root = document.documentElement;

  const contexts = new Map(
    all(root, 'context').map((context) => {
      const end = textIn(context, 'endDate') || textIn(context, 'instant');
      const start = textIn(context, 'startDate') || null;
      const explicit = all(context, 'explicitMember');
      const typed = all(context, 'typedMember');
      const members = [...explicit, ...typed].map((member) => [
        member.getAttribute('dimension') ?? '',
        member.textContent?.trim() ?? '',
      ]);
      return [context.getAttribute('id') ?? '', { start, end, members }];
    }),
  );
  const units = new Map(
    all(root, 'unit').map((unit) => {
      const measures = all(unit, 'measure').map((measure) => (measure.textContent ?? '').trim().replace(/^.*:/, ''));
      return [unit.getAttribute('id') ?? '', measures.join('/').toLowerCase()];
    }),
  );

  /** @param {Element} tag */
  const valueOf = (tag) => {
    const format = (tag.getAttribute('format') ?? '').replace(/^.*:/, '');
    const shown = (tag.textContent ?? '').replace(/\s/g, '');
    if (/^(?:fixed-zero|zerodash|numdash)$/.test(format)) return 0;
    if (/num-comma-decimal|numcommadecimal/.test(format)) return Number(shown.replaceAll('.', '').replace(',', '.'));
    return shown === '' || format === 'numwordsen' ? NaN : Number(shown.replaceAll(',', ''));
  };
  const dei = new Map(
    [...all(root, 'nonNumeric'), ...all(root, 'nonFraction')]
      .filter((tag) => tag.getAttribute('name')?.startsWith('dei:'))
      .map((tag) => [tag.getAttribute('name')?.slice(4), tag.textContent?.trim() ?? '']),
  );

  const facts = all(root, 'nonFraction').flatMap((tag) => {
    const context = contexts.get(tag.getAttribute('contextRef') ?? '');
    const value = valueOf(tag);
    const isHidden = tag.closest('[style*="display:none"]') !== null || tag.getClientRects().length === 0;
    if (!context || isHidden || !Number.isFinite(value)) return [];
    const sign = tag.getAttribute('sign') === '-' ? -1 : 1;
    const scale = Number(tag.getAttribute('scale') ?? '0');
    const row = tag.closest('tr');
    const label = [...(row?.cells ?? [])].map((cell) => cell.innerText.trim()).find((text) => text !== '') ?? '';
    return {
      concept: tag.getAttribute('name') ?? '',
      value: Number((sign * value * 10 ** scale).toPrecision(14)),
      unit: units.get(tag.getAttribute('unitRef') ?? '') ?? '',
      ...context,
      label,
      isInTable: row !== null,
      shown: tag.textContent?.trim() ?? '',
    };
  });
  const period = dei.get('DocumentFiscalPeriodFocus') || 'FY';
  const isoDays = facts.map(({ end }) => end);
  // The first context of a file may be that of any table.
  const ending = all(root, 'nonNumeric').find((tag) => tag.getAttribute('name') === 'dei:DocumentPeriodEndDate');
  const cover = contexts.get(ending?.getAttribute('contextRef') ?? '');
  return {
    company: dei.get('EntityRegistrantName') ?? '',
    form: dei.get('DocumentType') ?? '',
    fiscalYear: Number(dei.get('DocumentFiscalYearFocus') ?? 0),
    fiscalPeriod: period,
    end: cover?.end ?? isoDays.toSorted().at(-1) ?? '',
    facts,
  };
}
