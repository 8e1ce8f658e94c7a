import { createHash } from 'node:crypto';

/**
 * The content security policy of a page of ours: nothing from elsewhere, and no style or script but its own.
 *
 * @param connects whether its script may ask the server that the page came from.
 */
export function pagePolicy(styles: readonly string[], scripts: readonly string[], connects: boolean): string {
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    `script-src ${scripts.map(hashOf).join(' ')}`,
    ...(connects ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
