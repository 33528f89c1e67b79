/** Style sheets as TypeScript sees them: a module gives its class names, any other sheet is imported for its effect. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.css';
