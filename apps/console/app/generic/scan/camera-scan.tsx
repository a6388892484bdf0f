import { Dialog } from '@tessera/ui/dialog'
import { Notice } from '@tessera/ui/notice'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readCode } from './read-code.ts'

export interface CameraScanProps {
  onCode(code: string): void
  onClose(): void
}

/** The camera over the page until it reads a code. Closing it stops the camera. */
export function CameraScan({ onCode, onClose }: CameraScanProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!video.current) return undefined
    const closing = new AbortController()
    readCode(video.current, closing.signal).then(
      (code) => {
        if (code && !closing.signal.aborted) take(code)
      },
      (error: unknown) => {
        if (!closing.signal.aborted) setProblem(wordsOf(error))
      },
    )
    return () => closing.abort()
  }, [])
  return (
    <Dialog isOpen onClose={onClose} title="Scan a code">
      {problem ? (
        <Notice kind="warning" isLive title={problem}>
          Type the number into the field instead. A handheld scanner types into it, too.
        </Notice>
      ) : (
        <p role="status" className="mb-3">
          Hold the bar code or QR code of the label in front of the camera.
        </p>
      )}
      <video ref={video} hidden={problem !== null} muted playsInline className="aspect-4/3 w-full bg-ink object-cover">
        <track kind="captions" />
      </video>
    </Dialog>
  )
}

const words: Readonly<Record<string, string>> = {
  NoDetector: 'This browser can’t read codes with the camera.',
  NoSecureConnection: 'The camera works only over a secure connection (https).',
  NotAllowedError: 'The camera is blocked. Allow it in the browser’s settings for this site, then press Scan again.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'Another app is using the camera. Close it, then press Scan again.',
}

const wordsOf = (error: unknown): string =>
  words[error instanceof Error ? error.name : ''] ?? 'The camera doesn’t work here.'
