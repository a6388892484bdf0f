import { controlClass } from '@tessera/ui/control-class'

interface BoxesInputProps {
  id: string
  most: number
  boxes: string | number
  rule?: string
}

/** The number of boxes of one line; its label is outside. */
export const BoxesInput = ({ id, most, boxes, rule }: BoxesInputProps) => (
  <span className="w-24 shrink-0">
    <input
      id={id}
      name={id}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      defaultValue={boxes}
      aria-describedby={rule}
      className={`${controlClass} tabular min-h-11 text-end`}
    />
  </span>
)
