/** The few lines that choose light or dark before the first paint. No React: the server writes them into the page. */

export const themeKey = 'wardwright.theme';
export const darkQuery = '(prefers-color-scheme: dark)';

/** Put inline in the head of every page: sets the theme before anything is drawn. */
export const themeScript = `(function(){var c=null;try{c=localStorage.getItem('${themeKey}')}catch(e){}var d=c==='dark'||(c!=='light'&&matchMedia('${darkQuery}').matches);var r=document.documentElement;r.dataset.theme=d?'dark':'light';r.dataset.mantineColorScheme=r.dataset.theme})()`;
