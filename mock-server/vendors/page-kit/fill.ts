type Values = Readonly<Record<string, string | number>>

/** Puts values in the places of their names: `{{amount}}`. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/{{(\w+)}}/g, (place, name: string) => String(values[name] ?? place))

interface NoticeText {
  title: string
  text: string
}

export const fillNotice = ({ title, text }: NoticeText, values: Values): NoticeText => ({
  title: fill(title, values),
  text: fill(text, values),
})

/** The keys of texts that have a form for each way to count, by what their forms share: `cards` of `cards_other`. */
type PluralKey<Texts> = { [Key in keyof Texts]: Key extends `${infer Stem}_other` ? Stem : never }[keyof Texts]

/** Gives a counted text in the form that its language has for the number: "1 card", "2 cards". */
export function fillCount<Texts extends { language: string }>(
  texts: Texts,
  key: PluralKey<Texts>,
  count: number,
): string {
  const forms: Readonly<Record<string, unknown>> = { ...texts }
  const form = forms[`${key}_${new Intl.PluralRules(texts.language).select(count)}`] ?? forms[`${key}_other`]
  return fill(String(form), { count: new Intl.NumberFormat(texts.language).format(count) })
}
