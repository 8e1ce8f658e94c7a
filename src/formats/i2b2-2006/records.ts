/** A piece of a file of records: a record, or what stands between two. */
export interface Piece {
  readonly kind: 'record' | 'gap';
  readonly source: string;
  /** 1-based line on which it starts. */
  readonly line: number;
}

export interface RecordSplitter {
  /** 1-based line of what was not returned yet. */
  readonly line: number;
  /** Takes more of the file; returns what is complete by now. */
  push(text: string): readonly Piece[];
  /** Returns the rest. A record that was never closed comes as it is. */
  end(): readonly Piece[];
}

const MARKS = /<!--|<!\[CDATA\[|<\?|<RECORD(?=[\s/>])|<\/RECORD\s*>/g;
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
/** How much of the end of the text may be the start of a mark that is not there yet. */
const LONGEST_MARK = 32;

/**
 * Cuts a file into records without holding more than one of them, and without parsing: each is parsed on its own, so that
 * a malformed one costs no other. `RECORD` in comments, CDATA and processing instructions does not count.
 */
export function createRecordSplitter(): RecordSplitter {
  let text = '';
  let line = 1;
  let searched = 0;
  let inRecord = false;
  let skippingTo: string | undefined;

  function take(length: number, pieces: Piece[]): void {
    if (length === 0) return;
    const source = text.slice(0, length);
    pieces.push({ kind: inRecord ? 'record' : 'gap', source, line });
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) line++;
    text = text.slice(length);
    searched = Math.max(0, searched - length);
  }

  function scan(last: boolean): readonly Piece[] {
    const pieces: Piece[] = [];
    for (;;) {
      if (skippingTo !== undefined) {
        const at = text.indexOf(skippingTo, searched);
        if (at < 0) {
          searched = Math.max(searched, text.length - skippingTo.length + 1);
          break;
        }
        searched = at + skippingTo.length;
        skippingTo = undefined;
      }
      MARKS.lastIndex = searched;
      const mark = MARKS.exec(text);
      if (!mark) {
        searched = Math.max(searched, text.length - LONGEST_MARK);
        break;
      }
      const [found] = mark;
      const after = mark.index + found.length;
      if (found in ENDS) {
        skippingTo = ENDS[found];
        searched = after;
      } else if (found === '<RECORD') {
        const close = text.indexOf('>', after);
        if (close < 0 && !last) {
          searched = mark.index;
          break;
        }
        searched = after;
        take(mark.index, pieces); // where the record before was not closed, it ends here
        inRecord = true;
        if (text[close - (mark.index + 1)] === '/') closeRecord(close - mark.index + 1, pieces);
      } else {
        searched = after;
        if (inRecord) closeRecord(after, pieces);
      }
    }
    if (last) take(text.length, pieces);
    return pieces;
  }

  function closeRecord(length: number, pieces: Piece[]): void {
    searched = Math.max(searched, length);
    take(length, pieces);
    inRecord = false;
  }

  return {
    get line() {
      return line;
    },
    push: (more) => {
      text += more;
      return scan(false);
    },
    end: () => scan(true),
  };
}
