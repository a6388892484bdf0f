import { type ReactNode, useEffect, useRef } from 'react'

interface FilterCheckboxProps {
  name: string
  value: string
  isChecked: boolean
  children: ReactNode
  count?: number | undefined
  isHidden?: boolean | undefined
}

/**
 * A checkbox that follows the URL: it changes at once and resets on back navigation. The element is reused, so it keeps
 * the focus.
 */
export function FilterCheckbox({ name, value, isChecked, children, count, isHidden }: FilterCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = isChecked
  }, [isChecked])
  return (
    <label className="tick" hidden={isHidden}>
      <input ref={box} type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      <span>{children}</span>
      {count !== undefined && <small className="tabular">{count}</small>}
    </label>
  )
}
