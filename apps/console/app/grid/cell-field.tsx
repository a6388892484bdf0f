import type { GridColumn } from './grid-model.ts'

/** The field in which a cell is typed. It keeps its text until the table takes it, so that a key draws nothing else. */
export const CellField = ({ text, column: { label, options } }: { text: string; column: GridColumn }) => (
  <>
    <input
      className="sheet-field"
      aria-label={label}
      defaultValue={text}
      list={options ? 'sheet-options' : undefined}
      // biome-ignore lint/a11y/noAutofocus: typing began in this cell
      autoFocus
    />
    {options && (
      <datalist id="sheet-options">
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    )}
  </>
)
