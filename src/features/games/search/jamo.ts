const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')
/** A keyboard joins two initial consonants to one sign. */
const joined: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}
const first = 0xac00
const last = 0xd7a3

const placeOf = (sign: string) => {
  const code = sign.charCodeAt(0)
  return code < first || code > last ? undefined : code - first
}

/**
 * Splits Korean syllables into the signs that one types, and leaves other signs. Half a syllable is then part of the
 * whole one: 바 of 반.
 */
export function toJamo(text: string): string {
  let jamo = ''
  for (const sign of text) {
    const place = placeOf(sign)
    jamo +=
      place === undefined
        ? (joined[sign] ?? sign)
        : `${initials[Math.floor(place / 588)]}${vowels[Math.floor((place % 588) / 28)]}${finals[place % 28]}`
  }
  return jamo
}

/** Returns the first consonant of each Korean syllable; other signs stay. */
export function toInitials(text: string): string {
  let consonants = ''
  for (const sign of text) {
    const place = placeOf(sign)
    consonants += place === undefined ? sign : initials[Math.floor(place / 588)]
  }
  return consonants
}

/** Returns whether a text is nothing but Korean consonants, such as ㅎㅂ. */
export const isInitials = (jamo: string): boolean => /^[ㄱ-ㅎ]+$/.test(jamo)

export const hasHangul = (text: string): boolean => /[ㄱ-ㅎㅏ-ㅣ가-힣]/.test(text)
