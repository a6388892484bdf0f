/**
 * Scripts that stand in for the camera and the code reader of a phone; as text, because the types of browsers are not
 * those of tests. Stopped tracks are counted in `stoppedTracks`.
 */
export const withoutReader = 'delete globalThis.BarcodeDetector'

/** A reader that sees `globalThis.codeInView`. */
const reader = `
  globalThis.BarcodeDetector = class {
    static getSupportedFormats = async () => ['code_128', 'qr_code']
    detect = async () => (globalThis.codeInView ? [{ rawValue: globalThis.codeInView }] : [])
  };`

export const refusedCamera = `${reader}
  navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotAllowedError') }`

export const workingCamera = `${reader}
  globalThis.stoppedTracks = 0
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d').fillRect(0, 0, 300, 150)
    const stream = canvas.captureStream(10)
    for (const track of stream.getTracks()) {
      const stop = track.stop.bind(track)
      track.stop = () => { globalThis.stoppedTracks += 1; stop() }
    }
    return stream
  }`
