declare module 'mjml-browser' {
  /** Makes the HTML of an email. It has no types of its own. */
  export default function mjml2html(
    source: string,
    options: { validationLevel: 'strict'; keepComments: boolean },
  ): Promise<{ html: string; errors: { formattedMessage: string }[] }>;
}
