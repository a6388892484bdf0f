import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'

interface Said {
  id: number
  text: string
  action: ReactNode
}
type Say = (text: string, action?: ReactNode) => void

const shownMilliseconds = 6000
const ToastContext = createContext<Say>(() => {})

/** `const say = useToast()`; `say('3 boxes added, cart total $233.10')`: shown for six seconds, announced politely. */
export const useToast = (): Say => use(ToastContext)

export interface ToastProviderProps {
  /** The current page: a toast with an action is removed when it changes. */
  place?: string | undefined
  children: ReactNode
}

export function ToastProvider({ place, children }: ToastProviderProps) {
  const [said, setSaid] = useState<Said>()
  const say = useCallback<Say>((text, action) => {
    setSaid((last) => ({ id: (last?.id ?? 0) + 1, text, action }))
  }, [])
  const hide = useMemo(() => () => setSaid(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => setSaid((last) => (last?.action ? undefined : last)), [place])
  return (
    <ToastContext value={say}>
      {children}
      <div role="status" className="toasts pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4">
        {said && <Toast key={said.id} said={said} onHide={hide} />}
      </div>
    </ToastContext>
  )
}

/** A toast with an action stays until it is closed, so that users have enough time (WCAG 2.2.1). */
function Toast({ said: { text, action }, onHide }: { said: Said; onHide(): void }) {
  useEffect(() => {
    if (action) return
    const timer = setTimeout(onHide, shownMilliseconds)
    return () => clearTimeout(timer)
  }, [action, onHide])
  return (
    <div className="pointer-events-auto flex items-center gap-4 rounded bg-ink ps-5 text-paper">
      <p className="py-3">{text}</p>
      {action}
      <IconButton
        label="Close"
        icon={<CloseIcon className="size-4" />}
        onClick={onHide}
        className="text-paper hover:bg-ink"
      />
    </div>
  )
}
