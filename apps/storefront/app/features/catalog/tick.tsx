import { type ReactNode, useEffect, useRef } from 'react'

interface TickProps {
  name: string
  value: string
  isChecked: boolean
  children: ReactNode
  count?: number | undefined
}

/**
 * A checkbox that belongs to the address: it changes at once, and follows the address when somebody goes back. The
 * element stays the same, so the focus does too.
 */
export function Tick({ name, value, isChecked, children, count }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = isChecked
  }, [isChecked])
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 py-1 text-sm has-checked:font-bold">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="size-4.5 shrink-0 accent-clay"
      />
      <span className="flex grow items-center gap-2">{children}</span>
      {count !== undefined && (
        <span className="tabular text-xs font-normal text-stone">
          {count}
          <span className="sr-only"> products</span>
        </span>
      )}
    </label>
  )
}
