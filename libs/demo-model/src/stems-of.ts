const COMMON = new Set(
  (
    'about across after again against all also amid among and any are around because been before being below between both but ' +
    'can could did does down drove during each even ever every few for from further get given had has have her here high higher ' +
    'his how including into its just last later led less level like long low lower made make many may might more most much near ' +
    'need new next not now off one only other our out over own part per plan say says said same see set several she should since ' +
    'some still such than that the their them then there these they this those through time top toward two under until use used ' +
    'very was way week well were what when where which while who will with within without would year yet you your ' +
    'billion million percent quarter month day today first second third fourth half full report reported reports company ' +
    'companies firm market markets business growth grow grew rise rose fall fell increase increased decrease decreased record ' +
    'revenue sales profit income earnings earlier ago came approximately total number strong continue continued show shows ' +
    'announced announce result results global world main major big large small old good january february march april june july ' +
    'august september october november december'
  ).split(' '),
);

/** The telling words of a text by their stem, each as the text first writes it: 'chip' -> 'chips', 'ai' -> 'AI'. */
export function stemsOf(text: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{N}&-]+/gu)) {
    const lower = word.toLowerCase();
    const isShort = word.length < 3 && !/^(?:AI|EU|EV|5G|VR|UN)$/.test(word);
    if (isShort || COMMON.has(lower)) continue;
    const stem = lower.length > 4 ? lower.replace(/(?:ies|es|s|ing|ed)$/, '') : lower.replace(/s$/, '');
    if (!COMMON.has(stem) && !stems.has(stem)) stems.set(stem, word);
  }
  return stems;
}
