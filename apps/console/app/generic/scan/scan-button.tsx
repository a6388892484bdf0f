import { Button } from '@tessera/ui/button'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { type ComponentType, useState } from 'react'
import type { CameraScanProps } from './camera-scan.tsx'

interface Props {
  /** Gets the text of the code. The camera is closed by then. */
  onCode(code: string): void
}

/**
 * Opens the camera of a phone or tablet beside a field for numbers. Its code is loaded with the first press. Devices
 * with a mouse don't show it: their cameras look at the person.
 */
export function ScanButton({ onCode }: Props) {
  const isHydrated = useHydrated()
  const [Camera, setCamera] = useState<ComponentType<CameraScanProps> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const open = () =>
    import('./camera-scan.tsx').then(
      ({ CameraScan }) => {
        setIsLost(false)
        setCamera(() => CameraScan)
      },
      () => setIsLost(true),
    )
  const close = () => setCamera(null)
  const take = (code: string) => {
    close()
    onCode(code)
  }
  return (
    <div className="hidden pointer-coarse:block">
      <Button onClick={open} className={isHydrated ? undefined : 'invisible'}>
        Scan
      </Button>
      {isLost && <span role="alert">No connection. Try again.</span>}
      {Camera && <Camera onCode={take} onClose={close} />}
    </div>
  )
}
