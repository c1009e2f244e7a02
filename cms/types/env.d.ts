/** Strapi's reader of environment variables, as config files receive it. */
interface StrapiEnv {
  (name: string, fallback?: string): string;
  int(name: string, fallback?: number): number;
  bool(name: string, fallback?: boolean): boolean;
  array(name: string, fallback?: string[]): string[];
}
