import { create } from 'zustand'
import { download } from '../download.ts'
import type { Phone } from '../phones/phones.ts'
import { frameOf, pageOf } from '../phones/reach.ts'
import { Problem } from '../problem.ts'
import { shotName } from './names.ts'

/** The longest recording, in seconds. */
export const longestRecording = 30

const second = 1_000

/** Region Capture, which TypeScript's library does not know yet. */
interface CropTargets {
  fromElement(element: Element): Promise<unknown>
}
type CroppedTrack = MediaStreamTrack & { cropTo(target: unknown): Promise<void> }

const cropTargets = () => (globalThis as { CropTarget?: CropTargets }).CropTarget

/** Returns whether this browser can record one element of its own tab. */
export const canRecord = (): boolean =>
  cropTargets() !== undefined && 'MediaRecorder' in globalThis && Boolean(navigator.mediaDevices?.getDisplayMedia)

/** The reasons for which a recording does not begin. */
export type Refusal = 'video_refused' | 'video_other_tab'
/** The reasons for which a recording ends. */
export type Ending = 'stopped' | 'full' | 'sharing'

interface Current {
  /** The recorded phone's id; undefined while nothing is recorded. */
  phone: number | undefined
  seconds: number
}

const nothing: Current = { phone: undefined, seconds: 0 }

/** What is being recorded. */
export const useVideo = create<Current>(() => nothing)

const formats = [
  { type: 'video/mp4;codecs=avc1.42E01E', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const

let stop = (_: Ending): void => undefined

/** Ends the recording under way, if there is one. */
export const stopVideo = (): void => stop('stopped')

/** Asks for this tab, and shows of it only the phone. */
async function streamOf(phone: Phone): Promise<MediaStream | Refusal> {
  const screen = frameOf(phone)?.parentElement
  const targets = cropTargets()
  if (!screen || !targets) return 'video_refused'
  const wish = { video: { frameRate: 30 }, audio: false, preferCurrentTab: true, selfBrowserSurface: 'include' }
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(wish)
  } catch {
    return 'video_refused'
  }
  const [track] = stream.getVideoTracks()
  try {
    // Another tab or a window has no such element.
    await (track as CroppedTrack).cropTo(await targets.fromElement(screen))
    return stream
  } catch {
    track?.stop()
    return 'video_other_tab'
  }
}

interface Recorded {
  name: string
  ending: Ending
}

/** Records until the recording is stopped, is full, or the browser ends sharing; returns the file. */
function recordStream(stream: MediaStream, phone: Phone): Promise<{ file: Blob; ending: Ending; format: string }> {
  const format = formats.find(({ type }) => MediaRecorder.isTypeSupported(type)) ?? formats[2]
  const recorder = new MediaRecorder(stream, { mimeType: format.type })
  const parts: Blob[] = []
  let ending: Ending = 'sharing'
  const timer = setInterval(() => {
    const { seconds } = useVideo.getState()
    useVideo.setState({ seconds: seconds + 1 })
    if (seconds + 1 >= longestRecording) stop('full')
  }, second)
  stop = (why) => {
    ending = why
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return new Promise((resolve) => {
    recorder.ondataavailable = ({ data }) => parts.push(data)
    // It also stops by itself when the browser ends sharing.
    recorder.onstop = () => {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
      stop = () => undefined
      useVideo.setState(nothing)
      resolve({ file: new Blob(parts), ending, format: format.ending })
    }
    useVideo.setState({ phone: phone.id, seconds: 0 })
    recorder.start()
  })
}

/** Records what a phone shows for at most 30 seconds and saves it. Returns the file's name and why it ended. */
export async function recordPhone(phone: Phone, merchant: string): Promise<Recorded | Refusal> {
  const name = (ending: string) => shotName({ merchant, page: pageOf(phone), at: new Date() }, ending)
  const stream = await streamOf(phone)
  if (typeof stream === 'string') return stream
  const { file, ending, format } = await recordStream(stream, phone)
  if (file.size === 0) throw new Problem('problem_not_recorded')
  const saved = name(format)
  download(saved, file)
  return { name: saved, ending }
}
