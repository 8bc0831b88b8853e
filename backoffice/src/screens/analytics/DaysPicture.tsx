import { useTranslate } from 'react-admin'
import { DayChart } from '../../charts/index.ts'
import { downloadCsv } from '../../export/csv.ts'
import { FileButton } from './FileButton.tsx'
import { type TableColumn, tableFile } from './table.ts'

interface DaysPictureProps<Row> {
  /** In the reader's language. */
  readonly title: string
  /** Of the file, without an ending. */
  readonly fileName: string
  readonly rows: readonly Row[]
  /** What is drawn of each day: its name in the database, and by key. */
  readonly series: readonly { readonly id: keyof Row & string; readonly label: string }[]
  readonly shape?: 'bars' | 'lines'
  readonly isSummed?: boolean
  readonly format?: (value: number) => string
}

/** Numbers of every day as a picture, with the table and the file of exactly these. */
export function DaysPicture<Row extends { readonly day: string }>(props: DaysPictureProps<Row>) {
  const { title, fileName, rows, series, ...drawing } = props
  const translate = useTranslate()
  const read = (row: Row, id: keyof Row & string) => (typeof row[id] === 'number' ? row[id] : null)
  const columns: readonly TableColumn<Row>[] = [
    { id: 'day', value: ({ day }) => day },
    ...series.map(({ id }) => ({ id, value: (row: Row) => read(row, id) })),
  ]
  return (
    <DayChart
      title={title}
      days={rows.map(({ day }) => day)}
      series={series.map(({ id, label }) => ({ name: translate(label), values: rows.map((row) => read(row, id)) }))}
      actions={<FileButton what={title} write={() => downloadCsv(fileName, tableFile(columns, rows))} />}
      {...drawing}
    />
  )
}
