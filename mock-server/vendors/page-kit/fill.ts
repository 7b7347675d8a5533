type Values = Readonly<Record<string, string | number>>

/** Replaces names such as `{{amount}}` by their values. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/{{(\w+)}}/g, (place, name: string) => String(values[name] ?? place))

interface NoticeText {
  title: string
  text: string
}

/** Replaces the names in a notice's title and text. */
export const fillNotice = ({ title, text }: NoticeText, values: Values): NoticeText => ({
  title: fill(title, values),
  text: fill(text, values),
})

/** The stems of texts with plural forms: `cards` for `cards_other`. */
type PluralKey<Texts> = { [Key in keyof Texts]: Key extends `${infer Stem}_other` ? Stem : never }[keyof Texts]

/** Returns a text in the language's plural form for the number: "1 card", "2 cards". */
export function fillCount<Texts extends { language: string }>(
  texts: Texts,
  key: PluralKey<Texts>,
  count: number,
): string {
  const forms: Readonly<Record<string, unknown>> = { ...texts }
  const form = forms[`${key}_${new Intl.PluralRules(texts.language).select(count)}`] ?? forms[`${key}_other`]
  return fill(String(form), { count: new Intl.NumberFormat(texts.language).format(count) })
}
