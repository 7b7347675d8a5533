import { inLanguage } from '#contract/localised.ts'
import { createChance } from '#mock-server/values/chance.ts'
import { escaped } from '#mock-server/values/escaped.ts'
import type { MerchantApp } from './merchant-app.ts'

/** Returns a stable id per merchant, so that a reinstalled profile replaces the first. */
function uuid(code: string, part: string): string {
  const digits = createChance('profile').hex(32, code, part).toUpperCase()
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

/** Returns an iOS profile that adds the merchant's web app to the home screen. `home` is the app's address. */
export function webClipProfile({ code, name, languages }: MerchantApp, home: string): string {
  const identifier = `parlor.${code.toLowerCase()}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>${identifier}</string>
  <key>PayloadUUID</key><string>${uuid(code, 'profile')}</string>
  <key>PayloadDisplayName</key><string>${escaped(name.en)}</string>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.webClip.managed</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>${identifier}.webclip</string>
      <key>PayloadUUID</key><string>${uuid(code, 'webclip')}</string>
      <key>Label</key><string>${escaped(inLanguage(name, languages[0] ?? 'EN'))}</string>
      <key>URL</key><string>${escaped(`${home}m/home?webclip=1`)}</string>
      <key>FullScreen</key><true/>
      <key>IsRemovable</key><true/>
    </dict>
  </array>
</dict>
</plist>
`
}
