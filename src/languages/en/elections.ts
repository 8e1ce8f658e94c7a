/** When what does not recur every so many years was held: by the ends of its names behind the year, all that are of the same years. `|` parts names. */
export const elections: Readonly<Record<string, string>> = {
  'Canadian federal election|Canadian general election|Canadian election|federal election in Canada':
    '1867 1872 1874 1878 1882 1887 1891 1896 1900 1904 1908 1911 1917 1921 1925 1926 1930 1935 1940 1945 1949 1953 1957 1958 1962 1963 1965 1968 1972 1974 1979 1980 1984 1988 1993 1997 2000 2004 2006 2008 2011 2015 2019 2021',
  'United Kingdom general election|UK general election|British general election|general election in the United Kingdom':
    '1708 1710 1713 1715 1722 1727 1734 1741 1747 1754 1761 1768 1774 1780 1784 1790 1796 1802 1806 1807 1812 1818 1820 1826 1830 1831 1832 1835 1837 1841 1847 1852 1857 1859 1865 1868 1874 1880 1885 1886 1892 1895 1900 1906 January_1910 December_1910 1918 1922 1923 1924 1929 1931 1935 1945 1950 1951 1955 1959 1964 1966 1970 February_1974 October_1974 1979 1983 1987 1992 1997 2001 2005 2010 2015 2017 2019',
  'Australian federal election|Australian general election':
    '1901 1903 1906 1910 1913 1914 1917 1919 1922 1925 1928 1929 1931 1934 1937 1940 1943 1946 1949 1951 1954 1955 1958 1961 1963 1966 1969 1972 1974 1975 1977 1980 1983 1984 1987 1990 1993 1996 1998 2001 2004 2007 2010 2013 2016 2019 2022',
  'New South Wales state election':
    '1941 1944 1947 1950 1953 1956 1959 1962 1965 1968 1971 1973 1976 1978 1981 1984 1988 1991 1995 1999 2003 2007 2011 2015 2019',
  'Victorian state election|Victoria state election':
    '1952 1955 1958 1961 1964 1967 1970 1973 1976 1979 1982 1985 1988 1992 1996 1999 2002 2006 2010 2014 2018',
  'Queensland state election':
    '1947 1950 1953 1956 1957 1960 1963 1966 1969 1972 1974 1977 1980 1983 1986 1989 1992 1995 1998 2001 2004 2006 2009 2012 2015 2017 2020',
  'New Zealand general election|New Zealand general elections|New Zealand election':
    '1890 1893 1896 1899 1902 1905 1908 1911 1914 1919 1922 1925 1928 1931 1935 1938 1943 1946 1949 1951 1954 1957 1960 1963 1966 1969 1972 1975 1978 1981 1984 1987 1990 1993 1996 1999 2002 2005 2008 2011 2014 2017 2020 2023',
  'Irish general election':
    '1922 1923 June_1927 September_1927 1932 1933 1937 1938 1943 1944 1948 1951 1954 1957 1961 1965 1969 1973 1977 1981 February_1982 November_1982 1987 1989 1992 1997 2002 2007 2011 2016 2020',
  'Irish presidential election': '1945 1959 1966 1973 1990 1997 2011 2018',
  'Ontario general election|Ontario election|Ontario provincial election':
    '1908 1911 1914 1919 1923 1926 1929 1934 1937 1943 1945 1948 1951 1955 1959 1963 1967 1971 1975 1977 1981 1985 1987 1990 1995 1999 2003 2007 2011 2014 2018 2022',
  'Quebec general election|Quebec election|Quebec provincial election':
    '1908 1912 1916 1919 1923 1927 1931 1935 1936 1939 1944 1948 1952 1956 1960 1962 1966 1970 1973 1976 1981 1985 1989 1994 1998 2003 2007 2008 2012 2014 2018 2022',
  'Alberta general election|Alberta election|Alberta provincial election':
    '1905 1909 1913 1917 1921 1926 1930 1935 1940 1944 1948 1952 1955 1959 1963 1967 1971 1975 1979 1982 1986 1989 1993 1997 2001 2004 2008 2012 2015 2019 2023',
  'British Columbia general election|British Columbia election':
    '1903 1907 1909 1912 1916 1920 1924 1928 1933 1937 1941 1945 1949 1952 1953 1956 1960 1963 1966 1969 1972 1975 1979 1983 1986 1991 1996 2001 2005 2009 2013 2017 2020',
  'Manitoba general election|Manitoba election':
    '1941 1945 1949 1953 1958 1959 1962 1966 1969 1973 1977 1981 1986 1988 1990 1995 1999 2003 2007 2011 2016 2019',
  'Saskatchewan general election|Saskatchewan election':
    '1934 1938 1944 1948 1952 1956 1960 1964 1967 1971 1975 1978 1982 1986 1991 1995 1999 2003 2007 2011 2016 2020',
  'Nova Scotia general election|Nova Scotia election':
    '1941 1945 1949 1953 1956 1960 1963 1967 1970 1974 1978 1981 1984 1988 1993 1998 1999 2003 2006 2009 2013 2017 2021',
  'New Brunswick general election|New Brunswick election':
    '1944 1948 1952 1956 1960 1963 1967 1970 1974 1978 1982 1987 1991 1995 1999 2003 2006 2010 2014 2018',
  'Scottish Parliament election|Scottish Parliament general election|Scottish Parliamentary election|National Assembly for Wales election|Welsh Assembly election':
    '1999 2003 2007 2011 2016 2021',
  'Northern Ireland Assembly election': '1998 2003 2007 2011 2016 2017 2022',
  'European Parliament election|European election|European Parliament elections|European elections|European Parliament election in the United Kingdom|European Parliament election in Italy|European Parliament election in Ireland|European Parliament election in Germany|European Parliament election in France|European Parliament election in Belgium|European Parliament election in the Netherlands|European Parliament election in Denmark|European Parliament election in Luxembourg':
    '1979 1984 1989 1994 1999 2004 2009 2014 2019',
  'German federal election|West German federal election':
    '1949 1953 1957 1961 1965 1969 1972 1976 1980 1983 1987 1990 1994 1998 2002 2005 2009 2013 2017 2021',
  'French presidential election': '1965 1969 1974 1981 1988 1995 2002 2007 2012 2017 2022',
  'French legislative election|French legislative elections':
    '1958 1962 1967 1968 1973 1978 1981 1986 1988 1993 1997 2002 2007 2012 2017 2022',
  'Italian general election':
    '1948 1953 1958 1963 1968 1972 1976 1979 1983 1987 1992 1994 1996 2001 2006 2008 2013 2018',
  'Spanish general election':
    '1977 1979 1982 1986 1989 1993 1996 2000 2004 2008 2011 2015 2016 April_2019 November_2019',
  'Portuguese legislative election': '1976 1979 1980 1983 1985 1987 1991 1995 1999 2002 2005 2009 2011 2015 2019 2022',
  'Portuguese presidential election': '1976 1980 1986 1991 1996 2001 2006 2011 2016 2021',
  'Dutch general election':
    '1946 1948 1952 1956 1959 1963 1967 1971 1972 1977 1981 1982 1986 1989 1994 1998 2002 2003 2006 2010 2012 2017 2021',
  'Belgian federal election|Belgian general election':
    '1946 1949 1950 1954 1958 1961 1965 1968 1971 1974 1977 1978 1981 1985 1987 1991 1995 1999 2003 2007 2010 2014 2019',
  'Austrian legislative election':
    '1945 1949 1953 1956 1959 1962 1966 1970 1971 1975 1979 1983 1986 1990 1994 1995 1999 2002 2006 2008 2013 2017 2019',
  'Swedish general election': '1970 1973 1976 1979 1982 1985 1988 1991 1994 1998 2002 2006 2010 2014 2018 2022',
  'Danish general election':
    '1945 1947 1950 1953 1957 1960 1964 1966 1968 1971 1973 1975 1977 1979 1981 1984 1987 1988 1990 1994 1998 2001 2005 2007 2011 2015 2019 2022',
  'Icelandic parliamentary election': '1963 1967 1971 1974 1978 1979 1983 1987 1991 1995 1999 2003 2007 2009 2013 2016 2017 2021', // prettier-ignore
  'Greek legislative election':
    '1974 1977 1981 1985 1990 1993 1996 2000 2004 2007 2009 May_2012 June_2012 January_2015 September_2015 2019',
  'Israeli legislative election':
    '1949 1951 1955 1959 1961 1965 1969 1973 1977 1981 1984 1988 1992 1996 1999 2003 2006 2009 2013 2015 April_2019 September_2019',
  'Turkish general election':
    '1950 1954 1957 1961 1965 1969 1973 1977 1983 1987 1991 1995 1999 2002 2007 2011 June_2015 November_2015 2018',
  'Indian general election': '1957 1962 1967 1971 1977 1980 1984 1989 1991 1996 1998 1999 2004 2009 2014 2019',
  'Pakistani general election': '1970 1977 1985 1988 1990 1993 1997 2002 2008 2013 2018',
  'Bangladeshi general election': '1973 1979 1986 1988 1991 1996 2001 2008 2014 2018',
  'Sri Lankan parliamentary election': '1977 1989 1994 2000 2001 2004 2010 2015 2020',
  'Sri Lankan presidential election': '1982 1988 1994 1999 2005 2010 2015 2019',
  'Malaysian general election': '1955 1959 1964 1969 1974 1978 1982 1986 1990 1995 1999 2004 2008 2013 2018 2022',
  'Singaporean general election': '1968 1972 1976 1980 1984 1988 1991 1997 2001 2006 2011 2015 2020',
  'Singaporean presidential election': '1993 1999 2005 2011 2017',
  'Japanese general election':
    '1946 1947 1949 1952 1953 1955 1958 1960 1963 1967 1969 1972 1976 1979 1980 1983 1986 1990 1993 1996 2000 2003 2005 2009 2012 2014 2017 2021',
  'Japanese House of Councillors election':
    '1965 1968 1971 1974 1977 1980 1983 1986 1989 1992 1995 1998 2001 2004 2007 2010 2013 2016 2019 2022',
  'South Korean presidential election': '1987 1992 1997 2002 2007 2012 2017 2022',
  'Mexican general election|Mexican presidential election': '1982 1988 1994 2000 2006 2012 2018',
  'Philippine presidential election': '1992 1998 2004 2010 2016 2022',
  'Indonesian presidential election|Indonesian legislative election|Indonesian general election|South African general election':
    '1999 2004 2009 2014 2019',
  'Kenyan general election': '1992 1997 2002 2007 2013 2017 2022',
  'Russian presidential election': '1991 1996 2000 2004 2008 2012 2018',
  'Russian legislative election': '1993 1995 1999 2003 2007 2011 2016 2021',
  'Ukrainian presidential election': '1991 1994 1999 2004 2010 2014 2019',
  'Polish presidential election': '1990 1995 2000 2005 2010 2015 2020',
  'Polish parliamentary election': '1991 1993 1997 2001 2005 2007 2011 2015 2019',
  'Czech legislative election': '1996 1998 2002 2006 2010 2013 2017 2021',
  'Serbian parliamentary election': '1990 1992 1993 1997 2000 2003 2007 2008 2012 2014 2016 2020',
  'Croatian parliamentary election': '1992 1995 2000 2003 2007 2011 2015 2016 2020',
  'Argentine presidential election|Argentine general election': '1983 1989 1995 1999 2003 2007 2011 2015 2019',
  'Chilean presidential election|Chilean general election': '1970 1989 1993 1999 2005 2009 2013 2017 2021',
  'Peruvian general election|Peruvian presidential election': '1980 1985 1990 1995 2000 2001 2006 2011 2016 2021',
  'Venezuelan presidential election': '1958 1963 1968 1973 1978 1983 1988 1993 1998 2000 2006 2012 2013 2018',
  'Brazilian presidential election|Brazilian general election': '1989 1994 1998 2002 2006 2010 2014 2018 2022',
  'Norwegian parliamentary election':
    '1918 1921 1924 1927 1930 1933 1936 1945 1949 1953 1957 1961 1965 1969 1973 1977 1981 1985 1989 1993 1997 2001 2005 2009 2013 2017 2021',
  'Finnish parliamentary election':
    '1945 1948 1951 1954 1958 1962 1966 1970 1972 1975 1979 1983 1987 1991 1995 1999 2003 2007 2011 2015 2019',
  'Finnish presidential election': '1994 2000 2006 2012 2018',
  'Estonian parliamentary election': '1992 1995 1999 2003 2007 2011 2015 2019',
  'Latvian parliamentary election': '1993 1995 1998 2002 2006 2010 2011 2014 2018 2022',
  'Lithuanian parliamentary election': '1992 1996 2000 2004 2008 2012 2016 2020',
  'Slovak parliamentary election': '1994 1998 2002 2006 2010 2012 2016 2020',
  'Bulgarian parliamentary election': '1990 1991 1994 1997 2001 2005 2009 2013 2014 2017',
  'Romanian presidential election': '1992 1996 2000 2004 2009 2014 2019',
  'Ukrainian parliamentary election': '1994 1998 2002 2006 2007 2012 2014 2019',
  'Moldovan parliamentary election': '1994 1998 2001 2005 2010 2014 2019',
  'Polish legislative election|Polish legislative elections': '1919 1922 1928 1930 1935 1938',
  'German presidential election':
    '1919 1925 1932 1949 1954 1959 1964 1969 1974 1979 1984 1989 1994 1999 2004 2009 2010 2012 2017',
  'Belarusian presidential election': '1994 2001 2006 2010 2015 2020',
  'Afghan presidential election': '2004 2009 2014 2019',
  'Afghan parliamentary election': '2005 2010 2018',
  'Ceylonese parliamentary election': '1947 1952 1956 1965 1970',
  'Polish local elections': '1990 1994 1998 2002 2006 2010 2014 2018',
  'Maltese general election': '1962 1966 1971 1976 1981 1987 1992 1996 1998 2003 2008 2013 2017 2022',
  'Gibraltar general election': '1969 1972 1976 1980 1984 1988 1992 1996 2000 2003 2007 2011 2015 2019',
  'Prince Edward Island general election':
    '1943 1947 1951 1955 1959 1962 1966 1970 1974 1978 1979 1982 1986 1989 1993 1996 2000 2003 2007 2011 2015 2019',
  'Newfoundland and Labrador general election|Newfoundland general election':
    '1949 1951 1956 1959 1962 1966 1971 1972 1975 1979 1982 1985 1989 1993 1996 1999 2003 2007 2011 2015 2019',
  'South Australian state election':
    '1938 1941 1944 1947 1950 1953 1956 1959 1962 1965 1968 1970 1973 1975 1977 1979 1982 1985 1989 1993 1997 2002 2006 2010 2014 2018',
  'Western Australian state election':
    '1950 1953 1956 1959 1962 1965 1968 1971 1974 1977 1980 1983 1986 1989 1993 1996 2001 2005 2008 2013 2017 2021',
  'Tasmanian state election':
    '1946 1948 1950 1955 1956 1959 1964 1969 1972 1976 1979 1982 1986 1989 1992 1996 1998 2002 2006 2010 2014 2018 2021',
  'London mayoral election|London Assembly election': '2000 2004 2008 2012 2016 2021',
  'Toronto municipal election|Toronto mayoral election': '1994 1997 2000 2003 2006 2010 2014 2018 2022',
  'Hong Kong legislative election': '1985 1988 1991 1995 1998 2000 2004 2008 2012 2016',
  'South Korean legislative election': '1988 1992 1996 2000 2004 2008 2012 2016 2020',
  'South Korean local elections': '1995 1998 2002 2006 2010 2014 2018 2022',
  'Iranian presidential election': '1985 1989 1993 1997 2001 2005 2009 2013 2017 2021',
  'Nigerian general election': '1999 2003 2007 2011 2015 2019',
  'Valencian regional election|Murcian regional election|Aragonese regional election|Cantabrian regional election|Balearic regional election|Canarian regional election|Extremaduran regional election':
    '1983 1987 1991 1995 1999 2003 2007 2011 2015 2019',
  'Andalusian regional election': '1982 1986 1990 1994 1996 2000 2004 2008 2012 2015 2018 2022',
  'Catalan regional election': '1980 1984 1988 1992 1995 1999 2003 2006 2010 2012 2015 2017 2021',
  'Basque regional election': '1980 1984 1986 1990 1994 1998 2001 2005 2009 2012 2016 2020',
  'Galician regional election': '1981 1985 1989 1993 1997 2001 2005 2009 2012 2016 2020',
  'Baden-Württemberg state election':
    '1952 1956 1960 1964 1968 1972 1976 1980 1984 1988 1992 1996 2001 2006 2011 2016 2021',
  'Rhineland-Palatinate state election': '1979 1983 1987 1991 1996 2001 2006 2011 2016 2021',
  'Saxony-Anhalt state election|Mecklenburg-Vorpommern state election': '1990 1994 1998 2002 2006 2011 2016 2021',
  'Bremen state election': '1955 1959 1963 1967 1971 1975 1979 1983 1987 1991 1995 1999 2003 2007 2011 2015 2019',
  'Hamburg state election': '1978 1982 1986 1987 1991 1993 1997 2001 2004 2008 2011 2015 2020',
  'Berlin state election': '1990 1995 1999 2001 2006 2011 2016 2021',
  'Hesse state election':
    '1946 1950 1954 1958 1962 1966 1970 1974 1978 1982 1983 1987 1991 1995 1999 2003 2008 2009 2013 2018',
  'Bavarian state election|Bavaria state election':
    '1950 1954 1958 1962 1966 1970 1974 1978 1982 1986 1990 1994 1998 2003 2008 2013 2018',
  'Lower Saxony state election':
    '1951 1955 1959 1963 1967 1970 1974 1978 1982 1986 1990 1994 1998 2003 2008 2013 2017 2022',
  'North Rhine-Westphalia state election':
    '1950 1954 1958 1962 1966 1970 1975 1980 1985 1990 1995 2000 2005 2010 2012 2017 2022',
  'Schleswig-Holstein state election': '1983 1987 1988 1992 1996 2000 2005 2009 2012 2017 2022',
  'Saxony state election|Thuringia state election|Thuringian state election|Brandenburg state election':
    '1990 1994 1999 2004 2009 2014 2019',
  'Saarland state election': '1980 1985 1990 1994 1999 2004 2009 2012 2017 2022',
  'European Parliament election in Poland|European Parliament election in Hungary|European Parliament election in Lithuania|European Parliament election in Latvia|European Parliament election in Estonia|European Parliament election in Slovenia|European Parliament election in Slovakia|European Parliament election in Malta|European Parliament election in Cyprus|European Parliament election in the Czech Republic':
    '2004 2009 2014 2019',
};
