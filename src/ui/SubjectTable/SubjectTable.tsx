interface SubjectTableProps {
  subjects: readonly string[];
  rows: readonly { aspect: string; values: readonly string[] }[];
  className: string | undefined;
  /** What the rows are found by, where someone looks for them. */
  rowMark?: { 'data-unit': string };
}

/** Several subjects beside each other, an aspect in each row. How it looks is said where it stands. */
export function SubjectTable({ subjects, rows, className, rowMark }: SubjectTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          <td />
          {subjects.map((subject) => (
            <th key={subject} scope="col">
              {subject}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ aspect, values }) => (
          <tr key={aspect} {...rowMark}>
            <th scope="row">{aspect}</th>
            {values.map((value, index) => (
              <td key={subjects[index]} data-subject={subjects[index]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
