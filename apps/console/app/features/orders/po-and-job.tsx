interface Props {
  poNumber: string | null
  jobName: string | null
}

/** On one line where there is room, so that all columns of a list fit on a tablet. */
export const PoAndJob = ({ poNumber, jobName }: Props) => (
  <span className="flex flex-wrap gap-x-3">
    {poNumber && <span className="whitespace-nowrap">{poNumber}</span>}
    {jobName}
  </span>
)
