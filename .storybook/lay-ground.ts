import appGround from '#ui/styles/index.css?inline'

const sheet = document.head.appendChild(document.createElement('style'))

/** Lays the one style sheet that is the ground of a whole page; the app's, unless the story brings another. */
export function layGround(ground: string = appGround) {
  sheet.textContent = ground
}
