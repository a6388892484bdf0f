import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { ToastBox } from './toast-box.tsx'

interface ToastMessage {
  id: number
  text: string
  action: ReactNode
}
type ShowToast = (text: string, action?: ReactNode) => void

const toastMilliseconds = 6000
const ToastContext = createContext<ShowToast>(() => {})

/** `const say = useToast()`; `say('3 boxes added, cart total $233.10')`: shown for six seconds, announced politely. */
export const useToast = (): ShowToast => use(ToastContext)

export interface ToastProviderProps {
  /** The current page: a toast with an action is removed when it changes. */
  place?: string | undefined
  /** Shown above the toast, in boxes of its kind. */
  notice?: ReactNode
  children: ReactNode
}

export function ToastProvider({ place, notice, children }: ToastProviderProps) {
  const [message, setMessage] = useState<ToastMessage>()
  const showToast = useCallback<ShowToast>((text, action) => {
    setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, action }))
  }, [])
  const hide = useMemo(() => () => setMessage(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => setMessage((last) => (last?.action ? undefined : last)), [place])
  return (
    <ToastContext value={showToast}>
      {children}
      <div className="toasts pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center gap-2 p-4">
        {notice}
        <div role="status">{message && <Toast key={message.id} message={message} onHide={hide} />}</div>
      </div>
    </ToastContext>
  )
}

/** A toast with an action stays until it is closed, so that users have enough time (WCAG 2.2.1). */
function Toast({ message: { text, action }, onHide }: { message: ToastMessage; onHide(): void }) {
  useEffect(() => {
    if (action) return
    const timer = setTimeout(onHide, toastMilliseconds)
    return () => clearTimeout(timer)
  }, [action, onHide])
  return <ToastBox text={text} action={action} onClose={onHide} />
}
