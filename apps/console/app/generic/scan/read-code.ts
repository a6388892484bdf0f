interface FoundCode {
  rawValue: string
}

interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<FoundCode[]>
}

/** Not yet in the types of the DOM: Chrome on Android has it, Safari and Firefox do not. */
interface CodeDetectorClass {
  new (): CodeDetector
  getSupportedFormats(): Promise<string[]>
}

/** The reasons for which no code can be read. Errors of the camera itself have the names that the browser gives them. */
type ScanProblem = 'NoDetector' | 'NoSecureConnection'

class ScanError extends Error {
  constructor(name: ScanProblem) {
    super(name)
    this.name = name
  }
}

const restMilliseconds = 120

/** Shows the camera in `video` until it sees a code, and stops it then or when `closed` is aborted. */
export async function readCode(video: HTMLVideoElement, closed: AbortSignal): Promise<string | undefined> {
  const detector = await createDetector()
  const stream = await openCamera()
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  try {
    if (closed.aborted) return undefined
    video.srcObject = stream
    await video.play()
    return await watchFor(detector, video, closed)
  } finally {
    stop()
  }
}

async function createDetector(): Promise<CodeDetector> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeDetectorClass }
  // on some systems the class is there and reads nothing
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
  if (!BarcodeDetector || formats.length === 0) throw new ScanError('NoDetector')
  return new BarcodeDetector()
}

function openCamera(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new ScanError('NoSecureConnection')
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
}

/** A code counts when two looks in a row read the same: a moving bar code can be misread once. */
async function watchFor(
  detector: CodeDetector,
  video: HTMLVideoElement,
  closed: AbortSignal,
): Promise<string | undefined> {
  let last = ''
  while (!closed.aborted) {
    const [found] = await detector.detect(video)
    const code = found?.rawValue.trim() ?? ''
    if (code && code === last) return code
    last = code
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds))
  }
  return undefined
}
